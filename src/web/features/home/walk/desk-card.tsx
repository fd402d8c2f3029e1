import type { WalkedLead } from './read-lead.ts';

/** The card that the owner would have received, on the desk of the plan. The sentence below the plan says the same. */
export function DeskCard({ lead: { card, took, verdict } }: { lead: WalkedLead }) {
  const facts = [card.rooms, card.house].filter(Boolean).join(', ');
  return (
    <div className="desk-card" aria-hidden="true">
      <p className="note">
        new lead <span>{took}</span>
      </p>
      <b>{card.where || 'Address to be asked'}</b>
      {facts !== '' && <p>{facts}</p>}
      {card.asked !== '' && (
        <p>
          asked <strong>{card.asked}</strong>
        </p>
      )}
      {card.money !== '' && <p className="more-known">{card.money}</p>}
      <p className="lamp-tag">{verdict}</p>
      {card.askNext.length > 0 && <p className="more-known">ask next: {card.askNext.slice(0, 3).join(', ')}</p>}
    </div>
  );
}
