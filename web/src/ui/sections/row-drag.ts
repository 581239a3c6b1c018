import { type DragEvent, useState } from 'react';

export interface RowDrag {
  /** Returns true if a drop would put the dragged row in this row's place. */
  readonly isTarget: (key: string) => boolean;
  readonly propsOf: (key: string) => object;
}

/** Rows that the mouse drags into another order: a shortcut, for the buttons of every row do the same. */
export function useRowDrag(move: (key: string, ontoKey: string) => void): RowDrag {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const propsOf = (key: string) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move';
      // Without any data Firefox drags nothing; of a kind of its own, no field takes it for text.
      dataTransfer.setData('application/x-row', key);
      setDragged(key);
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(key);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined && dragged !== key) move(dragged, key);
      end();
    },
  });
  return { isTarget: (key) => over === key && dragged !== key, propsOf };
}
