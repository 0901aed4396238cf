// Pagefind is an ES module, and our TypeScript is compiled to CommonJS (gatsby/registerTypescript.cjs), where import()
// would become require().
exports.loadPagefind = () => import('pagefind')
