/** The class names of a style sheet are those that stand in it. */
const names = new Proxy({}, { get: (_classes, name) => (name === 'default' ? names : String(name)) });

module.exports = { __esModule: true, default: names };
