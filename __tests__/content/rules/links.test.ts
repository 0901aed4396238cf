import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('links')
