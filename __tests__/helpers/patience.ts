// The machine may be shared and slow: only what never ends is wrong.
jest.setTimeout(60_000)
