// Pagefind can only be imported, and TypeScript here becomes modules that require one another (gatsby/typescript.cjs).
exports.loadPagefind = () => import('pagefind')
