import { serveSite } from '../src/gatsby/hosts/serve'

const port = Number(process.env.PORT ?? 9000)
const [folder = 'public'] = process.argv.slice(2)

serveSite(folder, port).then(() => console.log(`The site is served at http://localhost:${port} (Ctrl+C stops it).`))
