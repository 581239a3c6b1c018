import { useState } from 'react';
import { useTheme } from '../../../../kernel/preferences/theme.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { type GuideStep, pictureOf } from '../guide-pictures.ts';
import { useText } from '../texts.ts';
import styles from './guide.module.css';

/** WIZ-15: instructions for the console, with a picture that enlarges on press. */
export function Guide({ step }: { readonly step: GuideStep }) {
  const t = useText();
  const [isLarge, setLarge] = useState(false);
  const points = [t(`steps.${step}.first`), t(`steps.${step}.second`), t(`steps.${step}.third`)];
  return (
    <div className={styles['guide']}>
      <ol className={styles['points']}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <figure className={styles['figure']}>
        <Screen step={step} />
        <Button small onClick={() => setLarge(true)}>
          {t('enlarge')}
        </Button>
      </figure>
      {isLarge && (
        <Popup title={t(`steps.${step}.title`)} size="wide" onClose={() => setLarge(false)}>
          {/* Wider than a phone, so it is moved sideways, by the arrow keys as well. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
          <div className={styles['large']} role="group" aria-label={t(`steps.${step}.picture`)} tabIndex={0}>
            <Screen step={step} />
          </div>
        </Popup>
      )}
    </div>
  );
}

/** Media for the dark picture: never, always, or if the system is dark. */
const darkMedia = { light: 'not all', dark: 'all', system: '(prefers-color-scheme: dark)' } as const;

/** The browser takes the one of the person's own colours, and no other. */
function Screen({ step }: { readonly step: GuideStep }) {
  const t = useText();
  const { light, dark } = pictureOf(step, useLanguage());
  return (
    <picture className={styles['screen']}>
      <source media={darkMedia[useTheme() ?? 'system']} srcSet={dark} />
      <img src={light} alt={t(`steps.${step}.picture`)} width={1280} height={800} />
    </picture>
  );
}
