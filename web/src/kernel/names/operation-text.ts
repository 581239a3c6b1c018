import { sharedText } from '../text-store/shared-text.ts';
import { useLanguage } from '../use-texts.ts';

/** What an operation did, in the words of its capability; one without words shows by its name. */
export function useOperationText(): (operation: string) => string {
  useLanguage();
  return operationText;
}

function operationText(operation: string): string {
  return sharedText('operations', operation) ?? operation;
}
