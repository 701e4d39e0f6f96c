const storageKey = 'factory_id'

/** Keeps in this tab whose site it shows (ledger G04). A label: the server knows the factory by itself. */
export function keepFactory(id: string): void {
  try {
    sessionStorage.setItem(storageKey, id)
  } catch {
    // Storage is refused: nothing depends on it.
  }
}
