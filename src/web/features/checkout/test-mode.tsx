/** The note that the site uses the test provider. */
export function TestMode() {
  return (
    <p className="test-mode" role="note">
      <strong>Test mode: no money moves</strong>
    </p>
  );
}
