export const projectsFolder: string
