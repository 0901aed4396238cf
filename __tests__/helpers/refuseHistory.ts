/** Makes history changes throw, as WebKit does after 100 in 10 seconds; undone by jest.restoreAllMocks. */
export function refuseHistory(): void {
  for (const method of ['pushState', 'replaceState'] as const)
    jest.spyOn(history, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError')
    })
}
