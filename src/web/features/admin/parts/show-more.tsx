import { useEffect, useRef, useState } from 'react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { explainFailure } from '../../../api/request-error.ts';
import { Button } from '../../../ui/button.tsx';

/**
 * The end of a list: brings its next page, where there is one. What cannot be loaded after the first page is said here, so that the list stays as it is; and
 * whoever pressed for the last page keeps the focus.
 */
export function ShowMore({ list }: { list: UseInfiniteQueryResult }) {
  const end = useRef<HTMLParagraphElement>(null);
  const [wasPressed, setPressed] = useState(false);
  const { hasNextPage } = list;
  useEffect(() => {
    if (wasPressed && !hasNextPage && document.activeElement === document.body) end.current?.focus();
  }, [wasPressed, hasNextPage]);
  return (
    <>
      {hasNextPage && (
        <Button
          small
          busy={list.isFetchingNextPage}
          onClick={() => {
            setPressed(true);
            void list.fetchNextPage();
          }}
        >
          Show more
        </Button>
      )}
      {!hasNextPage && wasPressed && (
        <p ref={end} tabIndex={-1} className="note">
          That is all.
        </p>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="err">
          More could not be loaded. {explainFailure(list.error)}
        </p>
      )}
      {list.isRefetchError && (
        <>
          <p role="alert" className="err">
            This could not be loaded again. {explainFailure(list.error)}
          </p>
          <Button small busy={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </>
      )}
    </>
  );
}
