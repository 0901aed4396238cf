import NodeEnvironment from 'jest-environment-node'
import * as openedSite from './openedSite'

/** Jest environment for tests of the built site; shares the parsed pages, loaded once per process. */
export default class SiteEnvironment extends NodeEnvironment {
  constructor(...args: ConstructorParameters<typeof NodeEnvironment>) {
    super(...args)
    this.global.openedSite = openedSite
  }

  async teardown(): Promise<void> {
    await super.teardown()
    const changed = openedSite.changedPages()
    if (changed.length) throw new Error(`A test changed pages that others ask too; clone first: ${changed.join(', ')}`)
  }
}
