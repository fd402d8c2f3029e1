/** How many of ten conversions are taken for qualified leads, and for clients. */
const QUALIFIED_OF_TEN = 6;
const CLIENTS_OF_TEN = 2;

export interface LeadStatistics {
  readonly total: number;
  readonly qualified: number;
  readonly clients: number;
}

/** Leads as the simple dashboard counts them: every conversion, 60% of them, 20% of them, rounded down. */
export function estimateLeads(conversions: number): LeadStatistics {
  return {
    total: conversions,
    qualified: Math.floor((conversions * QUALIFIED_OF_TEN) / 10),
    clients: Math.floor((conversions * CLIENTS_OF_TEN) / 10),
  };
}
