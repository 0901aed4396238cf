/** The analytics event category of each form. */
export const analyticsEventCategoryByForm = { contact: 'Contact Form', newsletter: 'Newsletter' }
