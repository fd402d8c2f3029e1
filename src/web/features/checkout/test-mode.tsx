/** Stands wherever the test provider stands in for a real one. */
export function TestMode() {
  return (
    <p className="test-mode" role="note">
      <strong>Test mode: no money moves</strong>
    </p>
  );
}
