// Generous, since the machine may be slow: only tests that never end should fail.
jest.setTimeout(60_000)
