// Pagefind can only be imported, and TypeScript here becomes modules that require one another (gatsby/registerTypescript.cjs).
exports.loadPagefind = () => import('pagefind')
