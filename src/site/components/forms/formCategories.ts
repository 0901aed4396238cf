/** The name of each form in analytics. */
export const formCategories = { contact: 'Contact Form', newsletter: 'Newsletter' }
