/** What a person keeps leads in today; values are the contract's. */
export const currentCrms = [
  { value: 'blast-crm', label: 'Blast CRM' },
  { value: 'blast-mini', label: 'Blast Mini' },
  { value: 'none', label: 'None yet' },
  { value: 'excel', label: 'Excel or another spreadsheet' },
  { value: 'salesforce', label: 'Salesforce' },
  { value: 'hubspot', label: 'HubSpot' },
  { value: 'pipedrive', label: 'Pipedrive' },
  { value: 'followup-boss', label: 'Follow Up Boss' },
  { value: 'chime', label: 'Chime' },
  { value: 'other', label: 'Another one' },
] as const;

/** Leads a month. */
export const leadVolumes = ['1-50', '51-100', '101-250', '251-500', '500+'] as const;
