import { ButtonLink } from '../../ui/button.tsx';

export function PostNotFound() {
  return (
    <section className="wide stuck">
      <h1>Blog Post Not Found</h1>
      <p className="lead">There is no post at this address. It may have been renamed, or the link lost a letter.</p>
      <ButtonLink to="/blog" variant="go">
        Back to Blog
      </ButtonLink>
    </section>
  );
}
