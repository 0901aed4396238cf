/** Where a form goes without scripts: to its endpoint, or into an e-mail with everything typed. */
export function formTarget(endpoint: string | null, email: string, subject: string) {
  return endpoint
    ? { action: endpoint, method: 'post' }
    : { action: `mailto:${email}?subject=${encodeURIComponent(subject)}`, method: 'post', encType: 'text/plain' }
}
