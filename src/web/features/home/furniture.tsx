import type { Furniture } from '../../../../content/portfolio.ts';

/** A piece of furniture for each room of the portfolio, drawn from above in hairlines. */
const drawings: Readonly<Record<Furniture, string>> = {
  desk: 'M4 10h56v20H4zM10 14h14v10H10zM32 44a8 8 0 1 0 .1 0M44 18h10',
  letters: 'M6 10h40v26H6zM6 10l20 14 20-14M14 36v8h40V18h-8',
  doors: 'M2 50h14M48 50h14M16 50V18a32 32 0 0 1 32 32',
  window: 'M2 22h60M2 32h60M2 16v22M62 16v22M2 27h60M32 22v10',
  drawer: 'M8 6h48v16H8zM8 22h48v16H8zM8 38h48v14H8zM28 14h8M28 30h8M28 45h8',
  ruler: 'M2 22h60v16H2zM10 22v8M18 22v5M26 22v8M34 22v5M42 22v8M50 22v5M58 22v8',
  microphone: 'M32 8a10 10 0 1 0 .1 0M32 28v18M18 52h28M22 46h20v6H22z',
  table: 'M14 14h36v28H14zM32 14v28M14 28h36M22 6h20M22 50h20M6 20v16M58 20v16',
};

export function FurnitureDrawing({ piece }: { piece: Furniture }) {
  return (
    <svg className="furniture" viewBox="0 0 64 60" aria-hidden="true">
      <path d={drawings[piece]} />
    </svg>
  );
}
