import stylelint from 'stylelint';

const { createPlugin, utils } = stylelint;
const ruleName = 'mekong/hover-for-pointers';
const messages = utils.ruleMessages(ruleName, {
  stays: (selector) =>
    `After a tap on a phone "${selector}" stays as it is under a pointer: put it into @media (hover: hover).`,
});

/** Refuses what happens under a pointer outside of blocks for devices with a pointer that hovers. */
const rule = () => (root, result) => {
  root.walkRules((node) => {
    // A rule that holds while nothing hovers is one for every device.
    if (!node.selector.replaceAll(':not(:hover)', '').includes(':hover') || isForPointers(node)) return;
    utils.report({ ruleName, result, node, message: messages.stays(node.selector) });
  });
};

function isForPointers(node) {
  for (let parent = node.parent; parent; parent = parent.parent)
    if (parent.name === 'media' && /\(hover: hover\)/.test(parent.params)) return true;
  return false;
}

export default createPlugin(ruleName, Object.assign(rule, { ruleName, messages }));
