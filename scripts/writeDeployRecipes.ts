import { writeFileWithFolders } from '../src/content/writeFiles'
import { generateDeployRecipes } from '../src/gatsby/hosts/deployRecipes'

for (const [file, text] of Object.entries(generateDeployRecipes())) {
  writeFileWithFolders(file, text)
  console.log(`Written: ${file}`)
}
