import { collectLocalPicturePaths, buildStoredPicture } from '../../../src/gatsby/pictures/pictures'

it('collects local pictures from nested node fields, each once', () => {
  const art = buildStoredPicture('content/pages/home.json', { src: 'art/river.png' })
  const beside = buildStoredPicture('content/articles/a/en.mdx', { src: './graph.png' })
  const stock = buildStoredPicture('content/pages/home.json', { stock: 'photo-1' })
  const nodes = [
    { picture: art },
    { sections: [{ items: [{ picture: stock }, { picture: art }] }], pictures: [beside] },
  ]
  expect(collectLocalPicturePaths(nodes)).toEqual(['images/art/river.png', 'articles/a/graph.png'])
})
