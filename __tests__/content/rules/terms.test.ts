import { testRulesOfKind } from '../../helpers/ruleExamples'

testRulesOfKind('terms')
