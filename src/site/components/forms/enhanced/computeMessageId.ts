/**
 * The id of a message, by which an endpoint detects a repeated delivery: that of its draft, with a checksum (FNV-1a),
 * as a message with other values is another one.
 */
export function computeMessageId(draftId: string, values: URLSearchParams): string {
  const checksum = [...values.toString()].reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  )
  return `${draftId}-${checksum}`
}
