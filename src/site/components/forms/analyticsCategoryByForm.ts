/** The name of each form in analytics. */
export const analyticsCategoryByForm = { contact: 'Contact Form', newsletter: 'Newsletter' }
