/** Filled by the migration of this area. */
export interface LeadTables {}
