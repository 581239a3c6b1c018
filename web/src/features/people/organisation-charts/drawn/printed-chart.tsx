import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TreeRow } from '../../../../ui/tree/tree-keys.ts';
import { usePictureWords } from '../names.ts';
import { knownPicture, wholePicture } from './picture.ts';
import styles from './printed-chart.module.css';
import { shapesOf, type Written } from './shapes.ts';
import { type Paper, sheetsOf } from './sheets.ts';
import { svgOf } from './svg.ts';

interface Printed {
  readonly paper: Paper;
  readonly picture: Written;
}

type Given = readonly [queries: QueryClient, words: ReturnType<typeof usePictureWords>, rows: readonly TreeRow[]];

/** The chart on paper: all open departments, those out of sight too. */
export function usePrintedChart(rows: readonly TreeRow[]): {
  readonly printOn: (paper: Paper) => Promise<void>;
  readonly sheets: ReactNode;
} {
  const queries = useQueryClient();
  const words = usePictureWords();
  const [printed, setPrinted] = useState<Printed>();
  const given = useRef<Given>([queries, words, rows]);
  useLayoutEffect(() => {
    given.current = [queries, words, rows];
  });
  useEffect(() => {
    // The browser's own command prints with what is known.
    const begin = () => {
      const picture = knownPicture(...given.current);
      flushSync(() => setPrinted((asked) => asked ?? { paper: 'a4', picture }));
    };
    const end = () => setPrinted(undefined);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return {
    async printOn(paper) {
      const picture = await wholePicture(...given.current);
      flushSync(() => setPrinted({ paper, picture }));
      print();
    },
    sheets: printed && <Sheets {...printed} />,
  };
}

function Sheets({ paper, picture }: Printed) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    holder.current?.replaceChildren(
      ...sheetsOf(picture.layout, paper).map((part) => {
        const sheet = document.createElement('div');
        sheet.className = styles['sheet'] ?? '';
        sheet.append(svgOf(shapesOf(picture, part), part));
        return sheet;
      }),
    );
  }, [paper, picture]);
  return <div ref={holder} className={styles['sheets']} data-paper={paper} />;
}
