import { deferredLoaderFetchScriptId } from '../../shared/deferredLoader'

/**
 * The origins of third-party services that the CSP of this page does not allow. The CSP stays in force after
 * client-side navigation, so pages that use such a service must be loaded in full. Empty if no service is configured.
 */
export function findServiceOriginsBlockedByCsp(): string[] {
  const services = document.getElementById(deferredLoaderFetchScriptId)?.dataset.services?.split(' ') ?? []
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content ?? ''
  return services.filter(origin => !policy.includes(origin))
}
