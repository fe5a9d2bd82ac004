/** Why a mail that names the wrong courier or tracking number is not sent; staff read it. */
export const OUT_OF_DATE = 'The shipment was corrected since: this mail is out of date.';
