import { deferredLoaderId } from '../../shared/deferredLoader'

/**
 * The outside services of the site that the policy of this page does not allow, by their origins. A page reached by a link
 * without a load keeps that policy: one that shows such a service is to be loaded whole. None where none is configured.
 */
export function findBlockedServices(): string[] {
  const services = document.getElementById(deferredLoaderId)?.dataset.services?.split(' ') ?? []
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content ?? ''
  return services.filter(origin => !policy.includes(origin))
}
