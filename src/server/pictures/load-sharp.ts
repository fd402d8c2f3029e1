/** PNG, JPEG and WebP are what visitors send; SVG is what Foyer draws itself, and an upload that is one is refused before it is read. */
const READ = ['Png', 'Jpeg', 'Webp', 'Svg'].map((name) => `VipsForeignLoad${name}Buffer`);

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READ });
  return sharp;
}

let loading: ReturnType<typeof load> | null = null;

/** Sharp, which reads four formats only. Loaded when it is first needed: it would cost every start and every process its memory. */
export function loadSharp(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}
