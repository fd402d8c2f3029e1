import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';

/** Brings the next page of a list, where there is one. */
export function ShowMore({
  list,
}: {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
}) {
  if (!list.hasNextPage) return null;
  return (
    <Button small busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      Show more
    </Button>
  );
}
