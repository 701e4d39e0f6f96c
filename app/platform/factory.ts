import { tabStorage } from './browser/storage.ts'

const storageKey = 'factory_id'

/** Keeps in this tab whose site it shows. A label: the server knows the factory by itself. */
export function keepFactory(id: string): void {
  tabStorage.keepText(storageKey, id)
}
