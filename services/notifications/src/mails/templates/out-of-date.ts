/** The error, shown to staff, of a mail with an outdated courier or tracking number. */
export const OUT_OF_DATE = 'The shipment was corrected since: this mail is out of date.';
