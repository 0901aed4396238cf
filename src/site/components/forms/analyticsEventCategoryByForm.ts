/** The name of each form in analytics. */
export const analyticsEventCategoryByForm = { contact: 'Contact Form', newsletter: 'Newsletter' }
