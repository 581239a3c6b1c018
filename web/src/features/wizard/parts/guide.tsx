import { useState } from 'react';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { type GuideStep, pictureOf } from '../guide-pictures.ts';
import { useText } from '../texts.ts';
import styles from './guide.module.css';

/** WIZ-15: how something is done in the console, with a picture of the place that a press shows large. */
export function Guide({ step }: { readonly step: GuideStep }) {
  const t = useText();
  const [isLarge, setLarge] = useState(false);
  const picture = pictureOf(step, useLanguage());
  const points = [t(`steps.${step}.first`), t(`steps.${step}.second`), t(`steps.${step}.third`)];
  return (
    <div className={styles['guide']}>
      <ol className={styles['points']}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <figure className={styles['figure']}>
        <img src={picture} alt={t(`steps.${step}.picture`)} width={1280} height={800} />
        <Button small onClick={() => setLarge(true)}>
          {t('enlarge')}
        </Button>
      </figure>
      {isLarge && (
        <Popup title={t(`steps.${step}.title`)} size="wide" onClose={() => setLarge(false)}>
          <img className={styles['large']} src={picture} alt={t(`steps.${step}.picture`)} width={1280} height={800} />
        </Popup>
      )}
    </div>
  );
}
