import { useEffect } from 'react';
import { belongsToComposition } from '../../../ui/composition.ts';

export type Layer = 'palette' | 'shortcuts' | 'help';

/** Ctrl or Cmd K and `?` on the page without a layer; Ctrl or Cmd Z, because Tab hardly reaches a toast's undo. */
export function useShortcuts(open: (layer: Layer) => void): void {
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (isUndo(event)) return undoLast(event);
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
  if (belongsToComposition(event) || event.altKey) return undefined;
  const isCommand = event.ctrlKey || event.metaKey;
  // The physical key, for a Korean keyboard types ㅏ there.
  if (isCommand) return event.code === 'KeyK' && !event.shiftKey ? 'palette' : undefined;
  return event.key === '?' && !isTyping(event.target) ? 'shortcuts' : undefined;
}

/** Returns true for the undo keys outside a field, in which they revert typing. */
function isUndo({ code, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  return code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTyping(target);
}

function undoLast(event: KeyboardEvent): void {
  const last = [...document.querySelectorAll<HTMLElement>('[data-toast-action]')].at(-1);
  if (!last) return;
  event.preventDefault();
  last.click();
}

/** Nothing is typed into a box that is ticked: who has just ticked one takes that back. */
const typedInto = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(typedInto));
}
