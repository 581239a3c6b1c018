import { lazy, Suspense, useEffect, useState } from 'react';
import { addTexts } from '../../kernel/i18n.ts';
import { setProofRequest } from '../../kernel/calls/fresh-proof.ts';

// The popup comes with its words when it is needed.
const catalogues = import.meta.glob('/src/app/proof/messages/*.ts');
const ProofPopup = lazy(async () => {
  const [{ ProofPopup: Loaded }] = await Promise.all([import('./proof-popup.tsx'), addTexts(catalogues)]);
  return { default: Loaded };
});

/** Asks for the password over the page whenever a call needs a fresh proof; calls at once share one popup. */
export function ProofRequest() {
  const [waiting, setWaiting] = useState<readonly ((proven: boolean) => void)[]>([]);
  useEffect(() => {
    setProofRequest(() => new Promise<boolean>((resolve) => setWaiting((before) => [...before, resolve])));
    return () => setProofRequest(undefined);
  }, []);
  if (waiting.length === 0) return null;
  const end = (proven: boolean) => {
    setWaiting([]);
    for (const resolve of waiting) resolve(proven);
  };
  return (
    <Suspense>
      <ProofPopup onEnd={end} />
    </Suspense>
  );
}
