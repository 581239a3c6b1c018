import { useEffect, useRef } from 'react';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { drawPortrait, portraitFile, portraits } from './portraits.ts';
import styles from './portrait-popup.module.css';

interface PortraitPopupProps {
  readonly title: string;
  /** The name of one of them, by its number. */
  readonly nameOf: (number: number) => string;
  readonly onChoose: (portrait: Blob) => void;
  readonly onClose: () => void;
}

/** Drawn faces for those who show no photo. */
export function PortraitPopup({ title, nameOf, onChoose, onClose }: PortraitPopupProps) {
  const choose = async (at: number) => {
    const file = await portraitFile(at);
    if (file) onChoose(file);
  };
  return (
    <Popup title={title} onClose={onClose} size="form">
      <ul className={styles['portraits']}>
        {portraits.map((_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are numbered, and stay as they are
          <li key={at}>
            <button type="button" aria-label={nameOf(at + 1)} onClick={() => void choose(at)}>
              <Drawn at={at} />
            </button>
          </li>
        ))}
      </ul>
    </Popup>
  );
}

const pixels = 112;

function Drawn({ at }: { readonly at: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawPortrait(canvas.current, at);
  }, [at]);
  return <canvas ref={canvas} width={pixels} height={pixels} aria-hidden="true" />;
}
