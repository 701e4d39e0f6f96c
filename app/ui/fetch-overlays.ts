/** Fetches what opens over the page before it is asked for, so that it opens and closes while the connection is away. */
export function fetchOverlays(): void {
  void Promise.allSettled([
    import('./dialog-panel.tsx'),
    import('./drawer-panel.tsx'),
    import('./menu-panel.tsx'),
    import('./notices.ts'),
  ])
}
