import { Button } from '../../ui/button.tsx';

interface MoreButtonProps {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly label: string;
}

/** Reads the next portion of a list; nothing where none comes after those that were read. */
export function MoreButton({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, label }: MoreButtonProps) {
  if (!hasNextPage) return null;
  return (
    <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {label}
    </Button>
  );
}
