import { useEffect } from 'react';

export type Layer = 'palette' | 'shortcuts';

/** Ctrl or Cmd K and `?`, from anywhere on the page where no layer stands above it. */
export function useShortcuts(open: (layer: Layer) => void): void {
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      const layer = layerOf(event);
      if (!layer || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      open(layer);
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [open]);
}

function layerOf(event: KeyboardEvent): Layer | undefined {
  if (event.isComposing || event.altKey) return undefined;
  const isCommand = event.ctrlKey || event.metaKey;
  // The physical key, for a Korean keyboard types ㅏ there.
  if (isCommand) return event.code === 'KeyK' && !event.shiftKey ? 'palette' : undefined;
  return event.key === '?' && !isTyping(event.target) ? 'shortcuts' : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
