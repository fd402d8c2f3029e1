/** Stylesheets that were asked for, by their file. */
const styles: Record<string, Promise<unknown>> = {};

function askForStyles(file: string, link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // Whoever tries again asks anew.
      link.remove();
      reject(new Error(`${file} could not be loaded`));
    });
  });
}

/** Asks for a file of the build. A stylesheet is waited for. */
async function ask(file: string): Promise<void> {
  const isStyle = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  // Those of the page as it came are found too; a stylesheet that was only asked for ahead is none yet.
  const known = document.querySelectorAll<HTMLLinkElement>(isStyle ? 'link[rel=stylesheet]' : 'link');
  if (![...known].some(({ href }) => href === link.href)) {
    if (isStyle) styles[file] = askForStyles(file, link);
    document.head.append(link);
  }
  await styles[file];
}

/**
 * Loads a part of the site that the page did not come with, once its styles are there; all that it imports is asked for at once. The build puts it in the
 * place of Vite's own helper (`scripts/lean`), which is for sites with a base address, a nonce, or browsers that cannot ask for modules ahead as well.
 */
async function loadWithFiles<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map(ask));
  return load();
}

export { loadWithFiles as __vitePreload };
