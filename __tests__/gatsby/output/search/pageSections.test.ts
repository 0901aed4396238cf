import { readPageSections } from '../../../../src/gatsby/output/search/pageSections'

const read = (main: string) =>
  readPageSections(
    `<html><body><nav>Menu</nav><main id="main" tabindex="-1">${main}</main><footer>End</footer></body></html>`,
  )

it('reads title, sections with ids, and paragraphs, without navigation and form controls', () => {
  const sections = read(
    '<!--$--><section aria-labelledby="title"><nav>Trail</nav><h1 id="title">Law</h1><p>What <b>we</b> do<!-- -->.</p></section>' +
      '<section id="prices" aria-labelledby="section-2"><header><h2 id="section-2">Prices &amp; terms</h2></header><ul><li>One</li><li>Two</li></ul>' +
      '<form>Field</form><button>Press</button></section>',
  )
  expect(sections).toEqual([
    { id: '', headingId: '', heading: 'Law', level: 1, paragraphs: ['What we do.'] },
    { id: 'prices', headingId: 'section-2', heading: 'Prices & terms', level: 2, paragraphs: ['One', 'Two'] },
  ])
})

it('uses the id of a heading or of its tab panel', () => {
  const sections = read(
    '<h1>Law</h1><h2 id="review">Review</h2><p>Long.</p><div role="tabpanel" id="patents" hidden=""><h3>Patents</h3><p>File.</p></div>',
  )
  expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['', 'Law'],
    ['review', 'Review'],
    ['patents', 'Patents'],
  ])
})

it('uses the id of the answer for a question', () => {
  const [, question] = read(
    '<h1>Questions</h1><details><summary><h3>How much?</h3></summary><div id="cost"><p>That much.</p></div></details>',
  )
  expect(question).toMatchObject({ id: 'cost', heading: 'How much?', paragraphs: ['That much.'] })
})

it('treats a heading without an id as a paragraph of its section', () => {
  const sections = read(
    '<h1>Law</h1><section id="plans"><h2 id="section-2">Plans</h2><h3>Included</h3><p>Calls.</p></section>',
  )
  expect(sections.at(-1)).toMatchObject({ id: 'plans', paragraphs: ['Included', 'Calls.'] })
})

it('omits what forms answer', () => {
  const [law] = read('<h1>Law</h1><div role="status"><p>Correct the marked field.</p></div><p>The plans.</p>')
  expect(law?.paragraphs).toEqual(['The plans.'])
})

it('omits source numbers', () => {
  const [law] = read(
    '<h1>Law</h1><p>It takes 45 days<sup><a href="#source-fdr" aria-label="Source 2">[2]</a></sup>.</p>',
  )
  expect(law?.paragraphs).toEqual(['It takes 45 days.'])
})

it('reads the table of a figure, as words to find and not to show, but not the text of its drawing', () => {
  const [, review] = read(
    '<h1>Law</h1><h2 id="review">Review</h2><figure><div role="img" aria-label="Days"><b>Screening</b><span>45 days</span></div>' +
      '<table><tbody><tr><th>Screening</th><td>45 days</td></tr></tbody></table></figure>',
  )
  expect(review).toMatchObject({ paragraphs: [], figureRows: ['Screening 45 days'] })
})

it('joins the cells of a row to one text, without empty ones and column headings', () => {
  const [law] = read(
    '<h1>Law</h1><table><thead><tr><th>Step</th><th>Time</th><th>Who</th></tr></thead><tbody><tr><td>Screening</td><td>—</td>' +
      '<td>Health<br>Canada <sup><a href="#source-fdr">[2]</a></sup></td></tr></tbody></table>',
  )
  expect(law?.paragraphs).toEqual(['Screening · Health Canada'])
})

it('omits what is hidden from screen readers', () => {
  const [law] = read(
    '<h1>Law</h1><figure><div aria-hidden="true"><b>Screening</b></div></figure><p>It takes 45 days.</p>',
  )
  expect(law?.paragraphs).toEqual(['It takes 45 days.'])
})

it('omits labels, buttons and what leads back, and keeps neighbours apart', () => {
  const sections = read(
    '<header><a href="/blog">Back</a><p>Field</p><h1>Law</h1><p>What we do.</p><p><a href="/a">Ask</a><a href="/b">See</a></p>' +
      '<ul><li>14 minutes</li></ul></header><section><div><p>Services</p><h2 id="all">All of it</h2></div>' +
      '<p><span>From $5</span><a href="/c">Learn more</a></p><ul><li><a href="/d">One</a></li><li><strong>Two</strong><span>Both.</span></li></ul>' +
      '<details><summary>In detail (6)</summary><p>Of <sup><a href="#source-x">[1]</a></sup>.</p></details></section>',
  )
  expect(sections.map(({ heading, paragraphs }) => [heading, ...paragraphs])).toEqual([
    ['Law', 'What we do.'],
    ['All of it', 'From $5', 'One', 'Two', 'Both.', 'Of.'],
  ])
})

it('keeps the sentence before the first heading of a text', () => {
  const [law] = read('<h1>Law</h1><div><p>It is long.</p><h2 id="a">A</h2><p>B</p></div>')
  expect(law?.paragraphs).toEqual(['It is long.'])
})
