/** Fetches what opens over the page before it is asked for: whoever works offline for a moment can still open and close things. */
export function fetchOverlays(): void {
  void Promise.allSettled([
    import('./dialog-panel.tsx'),
    import('./drawer-panel.tsx'),
    import('./menu-panel.tsx'),
    import('./toaster.tsx'),
  ])
}
