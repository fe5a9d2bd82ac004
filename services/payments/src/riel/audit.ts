export const aboutRielRate = { type: 'setting', id: 'riel_rate', name: 'USD/KHR' };
