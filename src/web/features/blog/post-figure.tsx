import { DrawnBars } from '../../ui/drawn-bars.tsx';
import { Note } from '../../ui/note.tsx';
import type { Post } from './posts.ts';

/** One figure of a post, drawn. */
export function PostFigure({ figure: { what, bars } }: { figure: NonNullable<Post['figures']>[number] }) {
  return (
    <figure className="post-figure" aria-label={what}>
      <Note>{what}</Note>
      <DrawnBars bars={bars} />
    </figure>
  );
}
