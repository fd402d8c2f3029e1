const LINE = 15;

/** Lines of a note in a room of the plan, one under the other; an empty one takes no element. */
export function Lines({ x, y, lines }: { x: number; y: number; lines: readonly string[] }) {
  return lines.map(
    (line, at) =>
      line !== '' && (
        <text key={line} x={x} y={y + at * LINE}>
          {line}
        </text>
      ),
  );
}
